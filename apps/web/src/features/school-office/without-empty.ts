/** Leaves out the fields whose text is empty: the contract says "left out" for what is not said. */
export function withoutEmpty<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  const said = Object.entries(fields).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]))
  return Object.fromEntries(said) as Partial<Fields>
}
