import type { AvatarEditorProps } from '@hwjy/ui'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { account } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

// No canvas here: what it cuts out has tests of its own.
vi.mock('@hwjy/ui', async (original) => ({
  ...(await original<object>()),
  AvatarEditor: ({ picture, onSave }: AvatarEditorProps) => (
    <button type="button" onClick={() => onSave(picture)}>
      Use picture
    </button>
  ),
}))

const server = mockBackend()
beforeEach(() => {
  localStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer('/user/accountInfo', account),
    answer('/file/tempCred', { newFileName: 'a.jpg', signUrl: 'http://localhost/cos/a.jpg' }),
    http.put('*/cos/a.jpg', () => new HttpResponse()),
    refusal('/user/modifyUser', 34001, 'Files of this kind are not taken'),
  )
})

it('a picture that the school does not take is refused where one looks: in the dialog', async () => {
  const { user } = await openApp('/account')
  const input = await screen.findByLabelText('Choose a picture', { selector: 'input' })
  await user.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Use picture' }))
  expect(await within(dialog).findByText('Files of this kind are not taken')).toBeTruthy()
})
