import { ApiError, errorCodes } from '@hwjy/sdk'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import type { ProofDialogProps } from './proof-dialog.tsx'
import { useProof } from './use-proof.tsx'

vi.mock('./proof-dialog.tsx', () => ({
  default: ({ ways, mobile, onSettled }: ProofDialogProps) => (
    <dialog open aria-label={`${ways.join()} ${mobile}`}>
      <button type="button" onClick={() => onSettled(true)}>
        It is me
      </button>
      <button type="button" onClick={() => onSettled(false)}>
        Cancel
      </button>
    </dialog>
  ),
}))

const proofRequired = new ApiError(
  errorCodes.proofRequired,
  'Show that it is you',
  { ways: ['password', 'smsCode'], mobile: '138****0003' },
  'request-1',
)
const change = vi.fn<() => Promise<string>>()

function Page() {
  const { proven, dialog } = useProof('student')
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <button type="button" onClick={() => void proven(change).then(setOutcome, ({ name }) => setOutcome(name))}>
        Change
      </button>
      <output>{outcome}</output>
      {dialog}
    </>
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeAll(() => startI18n())
beforeEach(() => {
  change.mockReset()
  render(<Page />)
})

it('nobody is asked when the server takes the change', async () => {
  change.mockResolvedValue('changed')
  await press('Change')
  expect(await screen.findByText('changed')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('who it is is asked when the server wants to know, and then the change is made again', async () => {
  change.mockRejectedValueOnce(proofRequired).mockResolvedValueOnce('changed')
  await press('Change')
  expect(await screen.findByRole('dialog', { name: 'password,smsCode 138****0003' })).toBeTruthy()
  await press('It is me')
  expect(await screen.findByText('changed')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('who would rather not changes nothing, and nothing went wrong', async () => {
  change.mockRejectedValue(proofRequired)
  await press('Change')
  await press('Cancel')
  expect(await screen.findByText('AbortError')).toBeTruthy()
  expect(change).toHaveBeenCalledOnce()
})

it('two changes at the same moment ask once, and both are made with the answer', async () => {
  change
    .mockRejectedValueOnce(proofRequired)
    .mockRejectedValueOnce(proofRequired)
    .mockResolvedValueOnce('first')
    .mockResolvedValueOnce('second')
  const button = screen.getByRole('button', { name: 'Change' })
  button.click()
  button.click()
  await press('It is me')
  expect(await screen.findByText('second')).toBeTruthy()
  expect(change).toHaveBeenCalledTimes(4)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('any other refusal is the page’s to tell', async () => {
  change.mockRejectedValue(new TypeError('Failed to fetch'))
  await press('Change')
  expect(await screen.findByText('TypeError')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
