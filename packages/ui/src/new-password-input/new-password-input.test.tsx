import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Field } from '../field/field.tsx'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

const meter = () => screen.getByRole('meter', { name: 'Password strength' }).getAttribute('aria-valuenow')

describe('NewPasswordInput', () => {
  it('NewPasswordInput says how far the password is while it is typed', async () => {
    render(<NewPasswordInput aria-label="New password" />)
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.type(screen.getByLabelText('New password'), 'huawen')
    expect(screen.getByRole('status').textContent).toBe('Password strength: Too weak')
    await userEvent.keyboard('-A2026-x')
    expect(screen.getByRole('status').textContent).toBe('Password strength: Strong')
    expect(meter()).toBe('100')
  })

  it('reads its rules, and which are met, after the help of its Field', () => {
    render(
      <Field label="New password" help="Only for this school.">
        <NewPasswordInput value="huawen2026" readOnly />
      </Field>,
    )
    const ids = screen.getByLabelText('New password').getAttribute('aria-describedby')?.split(' ') ?? []
    const [help, rules] = ids.map((id) => document.getElementById(id)?.textContent)
    expect(help).toBe('Only for this school.')
    expect(rules).toContain('Met: 8 to 16 characters')
    expect(rules).toContain('Met: number')
    expect(rules).not.toContain('Met: uppercase letter')
  })

  it('NewPasswordInput shows the rule of a school', () => {
    render(
      <Field label="New password">
        <NewPasswordInput rule={{ minLength: 12, maxLength: 40, kinds: 4, needs: ['digit'] }} />
      </Field>,
    )
    const rules = document.getElementById(
      screen.getByLabelText('New password').getAttribute('aria-describedby') ?? '',
    )?.textContent
    expect(rules).toContain('12 to 40 characters')
    expect(rules).toContain('All of these:')
    expect(rules).toContain('number (required)')
  })

  it('NewPasswordInput has full-width brackets around “required” in Chinese', () => {
    render(
      <UiTextProvider language="zh-CN">
        <NewPasswordInput aria-label="P" rule={{ minLength: 12, maxLength: 40, kinds: 4, needs: ['digit'] }} />
      </UiTextProvider>,
    )
    expect(screen.getByText('数字（必须有）', { exact: false })).toBeTruthy()
  })

  it('NewPasswordInput asks password managers for a new one', () => {
    render(<NewPasswordInput aria-label="New password" />)
    expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password')
  })

  it.each([
    ['zh-CN', '密码强度: 很强'],
    ['ja-JP', 'パスワードの強さ: 強い'],
  ] as const)('NewPasswordInput speaks %s', (language, status) => {
    render(
      <UiTextProvider language={language}>
        <NewPasswordInput aria-label="P" defaultValue="Huawen-2026-2027" />
      </UiTextProvider>,
    )
    expect(screen.getByRole('status').textContent).toBe(status)
  })
})
