// Passwords that programs try first. Loaded when the first password is chosen: 50,000 words that no start needs.
const loadList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

let list: Promise<ReadonlySet<string>> | null = null

/** Gives the passwords, all in lower case. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= loadList()
  return list
}
