// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryFiles } from '../../adapters/local/memory-files.ts'
import { type OwnFiles, RoomFileError, type RoomFiles } from '../../ports/room-files.ts'
import { createFakeBoard } from '../testing/fake-board.ts'
import { liTeacher } from '../testing/people.ts'
import { liveRoom } from '../testing/render-room.tsx'
import { createInserter } from './create-inserter.ts'
import type { preparePicture } from './prepare-picture.ts'

const asIs: typeof preparePicture = async (file) => ({ file, width: 400, height: 300 })
const noPicture: typeof preparePicture = () => Promise.reject(new RoomFileError('wrong-content'))
const file = (name: string) => new File(['content'], name)

let files: RoomFiles
beforeEach(() => {
  files = createMemoryFiles()
})

function open({
  prepare = asIs,
  pages = 3,
  given = files,
  room = liveRoom(),
}: {
  prepare?: typeof asIs
  pages?: number
  given?: RoomFiles | null
  room?: ReturnType<typeof liveRoom>
} = {}) {
  const board = createFakeBoard({ pages })
  const channel = room.join(liTeacher)
  const inserter = createInserter({ board, channel, ...(given && { files: given }) }, prepare)
  const sheets = () => room.getState().board.pages.map(({ sheet }) => sheet?.no ?? null)
  return { room, board, channel, inserter, sheets }
}

describe('[R90] a file that is put on the board', () => {
  it('a picture joins the files of the lesson and lies on the page', async () => {
    const { board, inserter } = open()
    await inserter.insert(file('市场.png'), { at: { x: 10, y: 20 } })
    const [added] = await files.list()
    expect(board.inserted).toMatchObject([
      { kind: 'picture', resourceId: added?.fileId, alt: '市场', box: { width: 400 } },
    ])
    expect(inserter.getState()).toEqual([])
  })

  it('one of the teacher’s own files joins those of the lesson once, also when it needs a second try', async () => {
    const shown: string[] = []
    const own: OwnFiles = {
      list: async () => ({ files: [], hasMore: false }),
      async show(mine) {
        shown.push(mine.fileId)
        return files.add(file(mine.name))
      },
    }
    const { room, inserter, board } = open({ given: { ...files, own } })
    const mine = { fileId: 'res_mine', name: '第三课.pdf', kind: 'document', sizeBytes: 9 } as const
    board.countPages = () => Promise.reject(new RoomFileError('offline'))
    await inserter.insertOwnFile(mine, 'page')
    const [failed] = inserter.getState()
    expect(failed).toMatchObject({ problem: { file: 'offline' }, canRetry: true })
    board.countPages = async () => 2
    inserter.retry(failed?.id ?? 0)
    await expect.poll(() => room.getState().board.pages.length).toBe(3)
    expect(shown).toEqual(['res_mine'])
    const [added] = await files.list()
    expect(room.getState().board.pages[1]?.sheet).toMatchObject({ fileId: added?.fileId })
  })

  it('what is no picture is told by its name, and nothing is sent or put on the board', async () => {
    const { board, inserter } = open({ prepare: noPicture })
    await inserter.insert(file('notes.png'))
    expect(inserter.getState()).toMatchObject([
      { name: 'notes.png', status: 'failed', problem: { file: 'no-picture' } },
    ])
    expect(board.inserted).toEqual([])
    expect(await files.list()).toEqual([])
  })

  it('a document becomes pages after the one in front, and its first is turned to', async () => {
    const { room, inserter, sheets } = open()
    await inserter.insert(file('第三课.pdf'))
    expect(sheets()).toEqual([null, 1, 2, 3])
    const { pages, currentPageId } = room.getState().board
    expect(pages[1]).toMatchObject({ id: currentPageId, sheet: { kind: 'document', name: '第三课.pdf' } })
  })

  it('a document with more pages than fit gives those that do, and says so', async () => {
    const { inserter, sheets } = open({ pages: 250 })
    await inserter.insert(file('book.pdf'))
    expect(sheets()).toHaveLength(200)
    expect(inserter.getState()).toMatchObject([{ problem: { shortened: 199 }, canRetry: false }])
    await inserter.insert(file('another.pdf'))
    expect(inserter.getState()).toMatchObject([{ name: 'another.pdf', problem: { refusal: 'page-limit' } }])
  })

  it('slides say what is missing where no pages can be made of them', async () => {
    const { inserter, sheets } = open()
    await inserter.insert(file('slides.pptx'))
    expect(inserter.getState()).toMatchObject([{ problem: { file: 'no-converter' }, canRetry: false }])
    expect(sheets()).toEqual([null])
  })

  it('a second try after a lost connection sends the file once', async () => {
    const { board, inserter } = open()
    const { countPages } = board
    board.countPages = () => Promise.reject(new RoomFileError('offline'))
    await inserter.insert(file('第三课.pdf'))
    const [job] = inserter.getState()
    expect(job).toMatchObject({ problem: { file: 'offline' }, canRetry: true })
    board.countPages = countPages
    inserter.retry(job?.id ?? 0)
    await expect.poll(() => inserter.getState()).toEqual([])
    expect(await files.list()).toHaveLength(1)
  })

  it('what was called off while it was sent is not put on the board', async () => {
    let finish = () => {}
    const sent = new Promise<void>((resolve) => {
      finish = resolve
    })
    const slow: RoomFiles = { ...files, add: (one, options) => sent.then(() => files.add(one, options)) }
    const { board, inserter } = open({ given: slow })
    const inserting = inserter.insert(file('市场.png'))
    await expect.poll(() => inserter.getState()).toHaveLength(1)
    inserter.dismiss(inserter.getState()[0]?.id ?? 0)
    finish()
    await inserting
    expect(board.inserted).toEqual([])
    expect(inserter.getState()).toEqual([])
  })

  it('a class without files says that it needs a server', async () => {
    const { inserter } = open({ given: null })
    await inserter.insert(file('市场.png'))
    expect(inserter.getState()).toMatchObject([{ status: 'failed', problem: { file: 'no-files' } }])
  })
})

describe('[R90] a file whose page was reloaded before it was on the board', () => {
  const never = new Promise<never>(() => undefined)
  const isListed = (inserter: ReturnType<typeof open>['inserter']) =>
    expect.poll(() => inserter.getState().length).toBe(1)

  it('is gone on with by a press once its bytes are there, without sending them again', async () => {
    const room = liveRoom()
    const before = open({ room, given: { ...files, makePages: () => never } })
    void before.inserter.insert(file('第三课.pptx'))
    await expect.poll(() => before.inserter.getState()).toMatchObject([{ status: 'converting' }])
    const { inserter, sheets } = open({ room, given: { ...files, makePages: async () => undefined } })
    inserter.offerUnfinished(null)
    inserter.offerUnfinished(null)
    expect(inserter.getState()).toMatchObject([
      { name: '第三课.pptx', problem: { interrupted: { done: 0, of: 1 } }, canRetry: true },
    ])
    inserter.retry(inserter.getState()[0]?.id ?? 0)
    await expect.poll(sheets).toEqual([null, 1, 2, 3])
    expect(await files.list()).toHaveLength(1)
    const after = open({ room })
    after.inserter.offerUnfinished(null)
    expect(after.inserter.getState()).toEqual([])
  })

  it('is sent on where the host can, and has to be chosen again where it cannot', async () => {
    const room = liveRoom()
    const before = open({ room, given: { ...files, add: () => never } })
    void before.inserter.insert(file('第三课.pdf'))
    await isListed(before.inserter)
    const without = open({ room })
    without.inserter.offerUnfinished(null)
    without.inserter.retry(without.inserter.getState()[0]?.id ?? 0)
    await expect
      .poll(() => without.inserter.getState())
      .toMatchObject([{ problem: { resuming: 'not-sent' }, canRetry: false }])
    void before.inserter.insert(file('第四课.pdf'))
    await expect.poll(() => before.inserter.getState().length).toBe(2)
    const resumed: object[] = []
    const { inserter, sheets } = open({
      room,
      given: {
        ...files,
        async resume(known) {
          resumed.push(known)
          return files.add(file('第四课.pdf'))
        },
      },
    })
    inserter.offerUnfinished(null)
    inserter.retry(inserter.getState()[0]?.id ?? 0)
    await expect.poll(sheets).toEqual([null, 1, 2, 3])
    expect(resumed).toEqual([{ name: '第四课.pdf', sizeBytes: 7 }])
  })

  it('is not offered when its pages arrived all the same, or when it was called off', async () => {
    const room = liveRoom()
    const before = open({ room })
    const { send } = before.channel
    // The answer never comes; what was asked is carried out.
    before.channel.send = (command) => send(command).then(() => never)
    void before.inserter.insert(file('第三课.pdf'))
    await expect.poll(before.sheets).toEqual([null, 1, 2, 3])
    const after = open({ room, given: { ...files, makePages: () => never } })
    after.inserter.offerUnfinished(null)
    expect(after.inserter.getState()).toEqual([])
    void after.inserter.insert(file('第四课.pptx'))
    await isListed(after.inserter)
    after.inserter.dismiss(after.inserter.getState()[0]?.id ?? 0)
    const last = open({ room })
    last.inserter.offerUnfinished(null)
    expect(last.inserter.getState()).toEqual([])
  })
})
