import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../../shared/i18n/i18n.ts'
import { mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { ToldPhoneField } from './told-phone-field.tsx'

vi.mock('../../../../../packages/ui/src/phone-input/calling-code-list.tsx', () => {
  throw new TypeError('offline')
})
const server = mockBackend()
beforeEach(async () => {
  startSdk()
  await startI18n()
  server.use(refusal('/common/phoneZoneList', 500, 'broken'))
})

it('a list of calling codes that cannot be fetched before the sign-in is closed again, and says why', async () => {
  render(
    <Suspense>
      <ToldPhoneField value={{ zone: '86', mobile: '' }} onChange={() => undefined} />
    </Suspense>,
  )
  const code = await screen.findByRole('button', { name: /\+86/ })
  await userEvent.click(code)
  expect(await screen.findByText('This couldn’t be opened. Check your connection and try again.')).toBeTruthy()
  expect(code.getAttribute('aria-expanded')).toBe('false')
})
