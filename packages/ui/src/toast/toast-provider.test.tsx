import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { type ToastApi, ToastProvider, useToast } from './toast-provider.tsx'

function setup() {
  const held: { toast?: ToastApi } = {}
  function Scene() {
    held.toast = useToast()
    return null
  }
  render(
    <UiTextProvider language="zh-CN">
      <ToastProvider>
        <Scene />
      </ToastProvider>
    </UiTextProvider>,
  )
  return {
    show: (...args: Parameters<ToastApi['show']>) => settled(() => held.toast?.show(...args)),
    error: (...args: Parameters<ToastApi['error']>) => settled(() => held.toast?.error(...args)),
  }
}

/** The region's code arrives with the first message. */
const settled = (step: () => void) =>
  act(async () => {
    step()
    await vi.dynamicImportSettled()
  })

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const messages = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

// The first import is slow, and its time is not what these tests are about.
beforeAll(() => import('./toast-region.tsx'))

describe('useToast', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('useToast has a region with a name in the person’s language', async () => {
    const { show } = setup()
    await show('已提交')
    expect(screen.getByRole('region', { name: '通知 (F8)' })).toBeTruthy()
  })

  it('useToast shows a message for 3 seconds', async () => {
    const { show } = setup()
    await show('已提交')
    pass(2_900)
    expect(messages()).toEqual([expect.stringContaining('已提交')])
    pass(200)
    expect(messages()).toEqual([])
  })

  it('useToast shows an error for 5 seconds', async () => {
    const { error } = setup()
    await error('打不开文件')
    pass(4_900)
    expect(messages()).toHaveLength(1)
    pass(200)
    expect(messages()).toEqual([])
  })

  it('useToast keeps the newest three', async () => {
    const { show } = setup()
    for (const message of ['一', '二', '三', '四']) await show(message)
    expect(messages().map((text) => text?.[0])).toEqual(['二', '三', '四'])
  })

  it('useToast says the same words once, for three seconds from the last time', async () => {
    const { show } = setup()
    await show('已保存')
    pass(2_000)
    await show('已保存')
    expect(messages()).toHaveLength(1)
    pass(2_900)
    expect(messages()).toHaveLength(1)
    pass(200)
    expect(messages()).toEqual([])
  })

  it('useToast offers one thing to do, and goes away when it is done', async () => {
    const { show } = setup()
    const undo = vi.fn<() => void>()
    await show('已移动', { action: { label: '撤销', onPress: undo } })
    fireEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(messages()).toEqual([])
  })
})
