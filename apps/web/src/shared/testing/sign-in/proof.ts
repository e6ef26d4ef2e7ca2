import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { SetupServer } from 'msw/node'
import { expect } from 'vitest'
import { refusal } from '../backend.ts'

const NAME = 'Confirm it’s you'
export const proofDialog = () => screen.findByRole('dialog', { name: NAME })

/** The server wants to know again who it is, which the person declines. @param ask presses what makes the call */
export async function declineProof(server: SetupServer, user: UserEvent, path: string, ask: () => Promise<void>) {
  server.use(refusal(path, 30_115, '', { ways: ['password'] }))
  await ask()
  await user.click(within(await proofDialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull())
}
