/**
 * Reads origins from lines of text. A path or a slash behind an address is left out: it belongs to no origin. An address
 * with a name and a password stays as it is, so that the contract refuses it.
 */
export function originsIn(text: string): string[] {
  const lines = text
    .split(/[\s,;]+/)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')
  return [
    ...new Set(
      lines
        .map((line) => {
          const url = URL.parse(line)
          return url && url.username === '' && url.password === '' ? url.origin : line
        })
        .map((origin, index) => (origin === 'null' ? (lines[index] ?? '') : origin)),
    ),
  ]
}
