/** The typed arrays that a state may hold, by name. */
export const TYPED_ARRAYS = {
  Uint8Array,
  Int8Array,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
} as const;

export type TypedArrayName = keyof typeof TYPED_ARRAYS;
export type TypedArray = InstanceType<(typeof TYPED_ARRAYS)[TypedArrayName]>;

export const TYPED_ARRAY_NAMES = Object.keys(TYPED_ARRAYS) as TypedArrayName[];

/** The name of the value's type, or undefined if it is not a typed array that a state may hold. */
export function typedArrayName(value: unknown): TypedArrayName | undefined {
  if (!ArrayBuffer.isView(value)) return undefined;
  const { name } = value.constructor;
  return Object.hasOwn(TYPED_ARRAYS, name) ? (name as TypedArrayName) : undefined;
}
