// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { encodeElement } from '../../core/board/elements/element-codec.ts'
import { createMemoryFiles } from '../../adapters/local/memory-files.ts'
import { checkWords } from '../testing/check-words.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { clipWords } from './clip-words.ts'

checkWords('the words of clips', clipWords)

/** A class with a sound on its board, as one person sees it. */
async function roomWithClip(person: typeof anna) {
  const room = liveRoom()
  room.act(anna, { type: 'enter' })
  const files = createMemoryFiles()
  const { fileId } = await files.add(new File(['sound'], '听力.mp3'))
  const frame = { x: 0, y: 0, width: 400, height: 44 }
  const bytes = encodeElement({ kind: 'clip', box: frame, media: 'sound', resourceId: fileId, title: '听力' })
  room.act(liTeacher, { type: 'board.addElement', pageId: 'page-1', elementId: 'clip', bytes })
  const rendered = renderRoom(room, person, {}, undefined, { files })
  act(() =>
    rendered.board.patch({
      clips: [{ pageId: 'page-1', elementId: 'clip', fileId, media: 'sound', title: '听力', frame }],
    }),
  )
  return { room, player: await screen.findByRole('region', { name: 'Clip: 听力' }), ...rendered }
}

describe('[R91] a clip on the board', () => {
  it('repeats the part between two presses for all, until a third press', async () => {
    const { room, user, player } = await roomWithClip(liTeacher)
    const play = (positionMs: number) =>
      act(() =>
        room.act(liTeacher, {
          type: 'board.playClip',
          pageId: 'page-1',
          elementId: 'clip',
          state: 'paused',
          positionMs,
          rate: 75,
        }),
      )
    play(12_000)
    await user.click(await within(player).findByRole('button', { name: 'A–B: Repeat for everyone from here' }))
    play(18_000)
    await user.click(within(player).getByRole('button', { name: '0:12–B: Repeat up to here' }))
    await waitFor(() =>
      expect(room.getState().board.clip).toMatchObject({
        loop: { fromMs: 12_000, toMs: 18_000 },
        positionMs: 12_000,
        rate: 75,
      }),
    )
    await user.click(within(player).getByRole('button', { name: 'Play for everyone' }))
    await waitFor(() =>
      expect(room.getState().board.clip).toMatchObject({ state: 'playing', loop: { fromMs: 12_000, toMs: 18_000 } }),
    )
    await user.click(within(player).getByRole('button', { name: '0:12–0:18: Stop repeating' }))
    await waitFor(() => expect(room.getState().board.clip).not.toHaveProperty('loop'))
  })

  it('is started and repeated by the teacher alone', async () => {
    const { player } = await roomWithClip(anna)
    expect(await within(player).findByText(/^0:00 \//)).toBeTruthy()
    expect(within(player).queryByRole('button')).toBeNull()
  })
})
