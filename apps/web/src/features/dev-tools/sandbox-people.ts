/** A made-up person of WeChat. The sandbox believes a code `sandbox-<openid>-<nickname>`. */
export interface SandboxPerson {
  openId: string
  nickname: string
}

export const sandboxPeople: readonly SandboxPerson[] = [
  { openId: 'sandbox_anna', nickname: '安娜' },
  { openId: 'sandbox_ben', nickname: 'Ben' },
  { openId: 'sandbox_li', nickname: '李老师' },
]

/**
 * Makes a person that no account knows: a first sign-in with WeChat can be tried again and again.
 * @param random 0 to 1
 */
export const newPerson = (random: number): SandboxPerson => {
  const number = String(Math.floor(random * 100_000)).padStart(5, '0')
  return { openId: `sandbox_new_${number}`, nickname: `WeChat ${number}` }
}

/** Returns the address to which the consent leads back; without a person it was not given. */
export function returnAddress(state: string, person: SandboxPerson | null): string {
  const code = person && { code: `sandbox-${person.openId}-${person.nickname}` }
  return `/wxlogin?${new URLSearchParams({ ...code, state })}`
}
