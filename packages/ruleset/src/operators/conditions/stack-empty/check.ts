/** There is nothing in it that could be wrong. */
export function check(): void {}
