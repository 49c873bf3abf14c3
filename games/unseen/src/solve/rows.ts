/** Lists of integers, each once and by number: equal lists have one number. All of them lie one after the other in one array. */

export class Rows {
  count = 0;
  #numbers = new Int32Array(1 << 12);
  /** Where each row begins; the row after the last begins where that one ends. */
  #begins = new Int32Array(1 << 8);
  /** Open addressing: numbers of rows, -1 for a free slot. */
  #slots = new Int32Array(1 << 10).fill(-1);

  /** The number of the row that is the first so many of these integers. */
  intern(row: ArrayLike<number>, length: number = row.length): number {
    let slot = this.#slotOf(row, length);
    const known = this.#slots[slot] as number;
    if (known >= 0) return known;
    if ((this.count + 1) * 2 > this.#slots.length) {
      this.#grow();
      slot = this.#slotOf(row, length);
    }
    const number = this.count++;
    const begin = this.#begins[number] as number;
    this.#numbers = withRoom(this.#numbers, begin + length);
    for (let i = 0; i < length; i++) this.#numbers[begin + i] = row[i] as number;
    this.#begins = withRoom(this.#begins, number + 2);
    this.#begins[number + 1] = begin + length;
    this.#slots[slot] = number;
    return number;
  }

  /** How much memory it takes. */
  get bytes(): number {
    return this.#numbers.byteLength + this.#begins.byteLength + this.#slots.byteLength;
  }

  at(row: number, index: number): number {
    return this.#numbers[(this.#begins[row] as number) + index] as number;
  }

  #slotOf(row: ArrayLike<number>, length: number): number {
    const mask = this.#slots.length - 1;
    let hash = length;
    for (let i = 0; i < length; i++) hash = mix(hash, row[i] as number);
    let slot = hash & mask;
    for (;;) {
      const number = this.#slots[slot] as number;
      if (number < 0 || this.#isRow(number, row, length)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isRow(number: number, row: ArrayLike<number>, length: number): boolean {
    const begin = this.#begins[number] as number;
    if ((this.#begins[number + 1] as number) - begin !== length) return false;
    for (let i = 0; i < length; i++) if (this.#numbers[begin + i] !== row[i]) return false;
    return true;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let number = 0; number < this.count; number++) {
      const begin = this.#begins[number] as number;
      const row = this.#numbers.subarray(begin, this.#begins[number + 1]);
      this.#slots[this.#slotOf(row, row.length)] = number;
    }
  }
}

export function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** The array, or a larger copy of it, with room for so many. */
export function withRoom(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= array.length) return array;
  const larger = new Int32Array(Math.max(length, array.length * 2));
  larger.set(array);
  return larger;
}
