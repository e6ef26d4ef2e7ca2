// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryFiles } from '../../adapters/local/memory-files.ts'
import { type OwnFiles, type RoomFile, RoomFileError } from '../../ports/room-files.ts'
import { liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'

const sound = (no: number): RoomFile => ({ fileId: `res_${no}`, name: `听力 ${no}.mp3`, kind: 'sound', sizeBytes: 9 })

/** Two pages of files, of which a search finds the last. */
function ownFiles() {
  const show = vi.fn<OwnFiles['show']>(async (file) => ({ ...file, fileId: `${file.fileId}_here` }))
  const own: OwnFiles = {
    list: async (search, page) =>
      search === '' ? { files: [sound(page)], hasMore: page < 2 } : { files: [sound(3)], hasMore: false },
    show,
  }
  return { own, show }
}

async function openDialog(own: OwnFiles) {
  const rendered = renderRoom(liveRoom(), liTeacher, {}, undefined, { files: { ...createMemoryFiles(), own } })
  await rendered.user.click(await screen.findByRole('button', { name: 'Insert' }))
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'My files…' }))
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'From my files' }) }
}

describe('[R90] the teacher’s own files', () => {
  it('are listed in pages, searched, and one becomes a file of the lesson on the board', async () => {
    const { own, show } = ownFiles()
    const { user, dialog, board } = await openDialog(own)
    await user.click(await within(dialog).findByRole('button', { name: 'Show more' }))
    expect(await within(dialog).findByText('听力 2.mp3')).toBeTruthy()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(await axe.run(dialog, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search my files' }), '3')
    const found = await within(dialog).findByText('听力 3.mp3')
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    const row = found.closest('li') as HTMLElement
    // All rows have the same words; heard alone, a button says of which file it is.
    await user.click(within(row).getByRole('button', { name: 'Put on this page', description: '听力 3.mp3' }))
    await waitFor(() => expect(board.inserted).toMatchObject([{ kind: 'clip', resourceId: 'res_3_here' }]))
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('say that their list could not be loaded, and can be asked for again', async () => {
    const { own } = ownFiles()
    const list = vi.fn<OwnFiles['list']>(own.list).mockRejectedValueOnce(new RoomFileError('offline'))
    const { user, dialog } = await openDialog({ ...own, list })
    await within(dialog).findByText(/^The list couldn’t be loaded/)
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
    expect(await within(dialog).findByText('听力 1.mp3')).toBeTruthy()
    expect(within(dialog).queryByText(/^The list couldn’t be loaded/)).toBeNull()
  })

  it('are offered where the host keeps any, and to nobody else', async () => {
    const { user } = renderRoom(liveRoom(), liTeacher, {}, undefined, { files: createMemoryFiles() })
    await user.click(await screen.findByRole('button', { name: 'Insert' }))
    await screen.findByRole('menuitem', { name: 'Lesson files…' })
    expect(screen.queryByRole('menuitem', { name: 'My files…' })).toBeNull()
  })
})
