/** The examples under a command's help. */
export function examples(...lines: readonly (readonly [command: string, meaning: string])[]): string {
  const widest = Math.max(...lines.map(([command]) => command.length));
  const rows = lines.map(([command, meaning]) => `  ${command.padEnd(widest)}   ${meaning}`);
  return `\nExamples:\n${rows.join('\n')}`;
}
