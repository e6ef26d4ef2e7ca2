/** Returns the fields whose trimmed text differs from what is saved. */
export function changesOf<Fields extends Record<string, string>>(saved: Fields, typed: Fields): Partial<Fields> {
  const changed = Object.entries(typed).flatMap(([name, text]) =>
    text.trim() === saved[name] ? [] : [[name, text.trim()]],
  )
  return Object.fromEntries(changed) as Partial<Fields>
}
