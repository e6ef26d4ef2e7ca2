// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type RoomFile, RoomFileError, type RoomFiles } from '../../ports/room-files.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'

function lessonFiles(add: RoomFiles['add']): RoomFiles {
  return { add, list: async () => [], open: async () => ({ name: '', url: '' }), makePages: async () => undefined }
}
const kept: RoomFile = { fileId: 'f1', name: 'a.png', kind: 'picture', sizeBytes: 9 }

async function openDialog(person: typeof liTeacher, files: RoomFiles) {
  const { user } = renderRoom(liveRoom(), person, {}, undefined, { files })
  const pages = await screen.findByRole('group', { name: 'Pages' })
  await user.click(within(pages).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save pages…' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Save pages' }) }
}

it('the teacher puts a page of the board among the files of the lesson', async () => {
  const add = vi.fn<RoomFiles['add']>(async () => kept)
  const { user, dialog } = await openDialog(liTeacher, lessonFiles(add))
  await user.click(within(dialog).getByRole('button', { name: 'Save to lesson files' }))
  await within(dialog).findByText(/Page 1 of 1\.png” was saved to the lesson files\.$/)
  expect(add.mock.calls[0]?.[0]).toMatchObject({ type: 'image/png' })
})

it('a page that finds no room among the files says so, and can still be saved on the device', async () => {
  const add = () => Promise.reject(new RoomFileError('no-room'))
  const { user, dialog } = await openDialog(liTeacher, lessonFiles(add))
  await user.click(within(dialog).getByRole('button', { name: 'Save to lesson files' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^There’s no storage left for “.*\.png”/)
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeTruthy()
})

it('a student saves pages on the device alone', async () => {
  const { dialog } = await openDialog(
    anna,
    lessonFiles(async () => kept),
  )
  expect(within(dialog).queryByRole('button', { name: 'Save to lesson files' })).toBeNull()
})
