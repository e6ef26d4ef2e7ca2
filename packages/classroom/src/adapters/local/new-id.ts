/** 128 bits of chance as 22 letters. Unlike `crypto.randomUUID` it is there on a page without TLS too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
