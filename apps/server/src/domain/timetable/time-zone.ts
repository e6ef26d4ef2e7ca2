/**
 * Accepted names by how they were written, in small letters: there are some 600, and Intl takes any mixture of letters.
 */
const known = new Map<string, string>()
const NAME_MAX = 64

/**
 * The zone of that IANA name, judged by the time zone data of the machine.
 * @returns its name as Intl writes it; null when there is none
 */
export function ianaZone(name: string): string | null {
  // Newer engines also take offsets such as +05:30, which are no names.
  if (name.length > NAME_MAX || !/^[A-Za-z]/.test(name)) return null
  const key = name.toLowerCase()
  const found = known.get(key) ?? resolved(name)
  if (found !== null) known.set(key, found)
  return found
}

function resolved(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
