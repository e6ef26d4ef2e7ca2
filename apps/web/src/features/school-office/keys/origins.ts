/** Reads origins from lines of text. A path or a slash behind an address is left out: it belongs to no origin. */
export function originsIn(text: string): string[] {
  const lines = text
    .split(/[\s,;]+/)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')
  return [
    ...new Set(
      lines
        .map((line) => URL.parse(line)?.origin ?? line)
        .map((origin, index) => (origin === 'null' ? (lines[index] ?? '') : origin)),
    ),
  ]
}
