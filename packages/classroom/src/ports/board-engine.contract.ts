/** What every board must do. Real boards need a browser, so a world may drive one from outside. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageId } from '../core/board/board-types.ts'
import {
  BOARD_FEATURES,
  type BoardEngine,
  type BoardEngineState,
  type BoardFeature,
  type BoardPen,
  type BoardTool,
  type PenTip,
} from './board-engine.ts'

export type BoardPlace = 'left' | 'right'

/** One board on the page `page-1`, not mounted yet, beside two empty elements. */
export interface BoardWorld {
  getState(): Promise<BoardEngineState>
  timesTold(): Promise<number>
  setTool(tool: BoardTool): Promise<void>
  setPen(pen: Partial<BoardPen>): Promise<void>
  setZoom(zoom: number): Promise<void>
  features(): Promise<readonly BoardFeature[]>
  /** Sets what a tool is to do. */
  set(tools: BoardToolSettings): Promise<void>
  mount(place: BoardPlace): Promise<void>
  /** Calls what the last `mount` of this place returned. */
  unmount(place: BoardPlace): Promise<void>
  isFilled(place: BoardPlace): Promise<boolean>
  /** Returns the picture's type and size in bytes, or the code of the refusal. */
  exportPage(pageId: PageId): Promise<{ type: string; size: number } | string>
  /** The room refuses something that was drawn on the mounted board. */
  refuseOne(): Promise<void>
  refusals(): Promise<readonly string[]>
  stopListeningToRefusals(): Promise<void>
  destroy(): Promise<void>
  close(): Promise<void>
}

/** What each setter of an engine is given. */
export interface BoardToolSettings {
  penTip?: PenTip
  highlighter?: Parameters<BoardEngine['setHighlighter']>[0]
  eraser?: Parameters<BoardEngine['setEraser']>[0]
  shape?: Parameters<BoardEngine['setShape']>[0]
  text?: Parameters<BoardEngine['setTextStyle']>[0]
  selectMode?: Parameters<BoardEngine['setSelectMode']>[0]
}

const TOOL_OF_FEATURE: Partial<Record<BoardFeature, BoardTool>> = {
  select: 'select',
  highlighter: 'highlighter',
  shape: 'shape',
  text: 'text',
}

const PATIENCE = { timeout: 10_000, interval: 50 }

export function describeBoardEngine(name: string, openWorld: () => Promise<BoardWorld>): void {
  describe(`BoardEngine: ${name}`, () => {
    let board: BoardWorld
    beforeEach(async () => {
      board = await openWorld()
    })
    afterEach(() => board.close())

    const isReady = async () => (await board.getState()).isReady
    const untilReady = () => expect.poll(isReady, PATIENCE).toBe(true)

    it('begins with the pen, the whole page in view, and nothing shown', async () => {
      expect(await board.getState()).toMatchObject({ tool: 'pen', zoom: 1, isReady: false, unconfirmed: 0 })
    })

    it('takes a tool and tells it, and tells nothing when it is the same tool', async () => {
      await board.setTool('laser')
      expect((await board.getState()).tool).toBe('laser')
      expect(await board.timesTold()).toBe(1)
      await board.setTool('laser')
      expect(await board.timesTold()).toBe(1)
    })

    it('changes a part of the pen, keeps the rest, and tells nothing when it is the same pen', async () => {
      await board.setPen({ color: '#d4380d', width: 8 })
      await board.setPen({ width: 12 })
      expect((await board.getState()).pen).toEqual({ color: '#d4380d', width: 12 })
      const told = await board.timesTold()
      await board.setPen({ color: '#d4380d' })
      expect(await board.timesTold()).toBe(told)
    })

    it.each([
      [0, 1],
      [400, 40],
    ])('draws with a pen of 1 to 40 pixels: %i becomes %i', async (width, taken) => {
      await board.setPen({ width })
      expect((await board.getState()).pen.width).toBe(taken)
    })

    it('takes the tools that it says it has, and no other', async () => {
      const features = await board.features()
      for (const feature of BOARD_FEATURES) {
        const tool = TOOL_OF_FEATURE[feature]
        if (tool === undefined) continue
        await board.setTool('laser')
        await board.setTool(tool)
        expect((await board.getState()).tool).toBe(features.includes(feature) ? tool : 'laser')
      }
    })

    it('keeps what its tools are set to, and the rest of it', async () => {
      await board.set({ eraser: { mode: 'point' }, highlighter: { width: 32 }, text: { size: 64 }, shape: 'arrow' })
      await board.set({ eraser: { width: 48 }, selectMode: 'lasso', penTip: 'brush' })
      expect(await board.getState()).toMatchObject({
        eraser: { mode: 'point', width: 48 },
        highlighter: { color: '#fadb14', width: 32 },
        text: { size: 64, align: 'left' },
        shape: 'arrow',
        selectMode: 'lasso',
        penTip: 'brush',
      })
    })

    it('begins with nothing selected, nothing to paste and nothing being written', async () => {
      expect(await board.getState()).toMatchObject({
        selection: null,
        editing: null,
        canPaste: false,
        isFollowing: true,
      })
    })

    it('fills the element it is mounted in and becomes ready; unmounting empties it', async () => {
      await board.mount('left')
      expect(await board.isFilled('left')).toBe(true)
      await untilReady()
      await board.unmount('left')
      await board.unmount('left')
      expect(await board.isFilled('left')).toBe(false)
      expect(await isReady()).toBe(false)
    })

    it('moves when it is mounted elsewhere; unmounting the first place leaves the second', async () => {
      await board.mount('left')
      await board.mount('right')
      await board.unmount('left')
      expect([await board.isFilled('left'), await board.isFilled('right')]).toEqual([false, true])
      await untilReady()
    })

    it('zooms while it is mounted', async () => {
      await board.mount('left')
      await untilReady()
      await board.setZoom(2)
      await expect.poll(async () => (await board.getState()).zoom, PATIENCE).toBe(2)
    })

    it('exports a page as PNG, and refuses a page that is not there', async () => {
      const picture = await board.exportPage('page-1')
      expect(picture).toMatchObject({ type: 'image/png' })
      expect(picture).not.toMatchObject({ size: 0 })
      expect(await board.exportPage('page-9')).toBe('no-such-page')
    })

    it('tells why something that was drawn vanished, until the listener stops', async () => {
      await board.mount('left')
      await untilReady()
      await board.refuseOne()
      await expect.poll(board.refusals, PATIENCE).toEqual(['not-allowed-to-draw'])
      await board.stopListeningToRefusals()
      await board.refuseOne()
      await expect.poll(async () => (await board.getState()).unconfirmed, PATIENCE).toBe(0)
      expect(await board.refusals()).toEqual(['not-allowed-to-draw'])
    })

    it('leaves nothing behind when it is destroyed, and tells nothing more', async () => {
      await board.mount('left')
      await untilReady()
      await board.destroy()
      expect(await board.isFilled('left')).toBe(false)
      const told = await board.timesTold()
      await board.setTool('hand')
      expect(await board.timesTold()).toBe(told)
    })
  })
}
