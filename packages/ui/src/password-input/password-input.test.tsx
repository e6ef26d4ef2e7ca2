import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { PasswordInput } from './password-input.tsx'

it('PasswordInput is hidden, shown on request, and hidden again, by keyboard', async () => {
  render(<PasswordInput aria-label="Password" defaultValue="morning" />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(input.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide password' })).toBe(document.activeElement)
  await userEvent.keyboard('{Enter}')
  expect(input.getAttribute('type')).toBe('password')
})

it.each([
  ['zh-CN', '显示密码'],
  ['ja-JP', 'パスワードを表示'],
] as const)('PasswordInput speaks %s', (language, name) => {
  render(
    <UiTextProvider language={language}>
      <PasswordInput aria-label="Password" />
    </UiTextProvider>,
  )
  expect(screen.getByRole('button', { name })).toBeTruthy()
})
