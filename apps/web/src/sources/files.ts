/** Files that people give out and bring in. */

/** Offers a text as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Asks for a file; undefined if nobody chose one. */
export function askFile(accept: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

/** The name and the text of a file that the person chooses; undefined if none is chosen. */
export async function chooseFile(
  accept: string,
): Promise<{ readonly name: string; readonly text: string } | undefined> {
  const file = await askFile(accept);
  return file && { name: file.name, text: await file.text() };
}
