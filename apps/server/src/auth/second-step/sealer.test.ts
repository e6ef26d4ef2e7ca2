import { expect, it } from 'vitest'
import { createSealer } from './sealer.ts'

const [former, present] = ['f'.repeat(32), 'p'.repeat(32)]

it('what is sealed opens with its secret and for its purpose alone', async () => {
  const sealer = createSealer([present])
  const sealed = await sealer.seal('totp acc_anna', 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(await sealer.seal('totp acc_anna', 'JBSWY3DP')).not.toBe(sealed)
  expect(await sealer.open('totp acc_anna', sealed)).toBe('JBSWY3DP')
  expect(await sealer.open('totp acc_ben', sealed)).toBeNull()
  expect(await createSealer([former]).open('totp acc_anna', sealed)).toBeNull()
})

it('what a former secret has sealed opens after the secret changed', async () => {
  const sealed = await createSealer([former]).seal('totp', 'JBSWY3DP')
  expect(await createSealer([former, present]).open('totp', sealed)).toBe('JBSWY3DP')
})

it.each(['', 'a.b', 'a.b.c', '.!.'])('the text %j was never sealed', async (text) => {
  expect(await createSealer([present]).open('totp', text)).toBeNull()
})
