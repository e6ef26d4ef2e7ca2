import type { SoundHandlers, SoundSource, Take, TakePart, TakeStore } from '@hwjy/classroom/recorder'
import { UiTextProvider } from '@hwjy/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { anna, startSdk } from '../testing/backend.ts'
import { Recorder } from './recorder.tsx'

beforeEach(async () => {
  startSdk({ role: 'student', userInfo: anna })
  await startI18n()
})

function world() {
  const takes = new Map<string, Take>()
  const parts = new Map<string, TakePart>()
  const store: TakeStore = {
    list: async () => [...takes.values()],
    put: async (_, take) => {
      takes.set(take.id, take)
      parts.delete(take.id)
      return true
    },
    // One part is as good as many here: joining them is tried where they are stored.
    putPart: async (_, part) => void parts.set(part.takeId, part),
    listUnfinished: async () => [...parts.values()].map(({ takeId, ...part }) => ({ ...part, id: takeId })),
    remove: async (_, id) => {
      takes.delete(id)
      parts.delete(id)
    },
    count: async () => takes.size,
    clear: async () => takes.clear(),
  }
  const microphone = { open: 0, handlers: null as SoundHandlers | null }
  const source: SoundSource = {
    async open(_, handlers) {
      microphone.open += 1
      microphone.handlers = handlers
      const close = () => {
        microphone.open -= 1
      }
      return {
        stop: async () => {
          close()
          return { mp3: new Blob(['mp3'], { type: 'audio/mpeg' }), durationMs: 71_000, peak: 0.4 }
        },
        cancel: close,
      }
    },
  }
  const show = (onKeptLate?: (take: Take) => void) =>
    render(
      <UiTextProvider language="en-US">
        <Recorder about="answer/hw1/1" source={source} store={store} onKeptLate={onKeptLate} />
      </UiTextProvider>,
    )
  return { microphone, show }
}

it('a take is recorded, is there when the page is opened again, and goes when it is deleted', async () => {
  const { show } = world()
  const user = userEvent.setup()
  const first = show()
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await screen.findByRole('region', { name: 'Recording 1, 1:11' })
  first.unmount()
  const second = show()
  await screen.findByRole('region', { name: 'Recording 1, 1:11' })
  await user.click(screen.getByRole('button', { name: 'Delete recording 1' }))
  second.unmount()
  show()
  expect(screen.queryByRole('region', { name: /Recording/ })).toBeNull()
})

it('a page that is left while it records gives the microphone back', async () => {
  const { microphone, show } = world()
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByRole('meter', { name: 'Microphone level' })
  unmount()
  expect(microphone.open).toBe(0)
})

it('a take that runs when the page is left is kept with what was recorded so far', async () => {
  const { microphone, show } = world()
  const onKeptLate = vi.fn<(take: Take) => void>()
  const { unmount } = show(onKeptLate)
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByRole('meter', { name: 'Microphone level' })
  unmount()
  expect(microphone.open).toBe(0)
  await waitFor(() => expect(onKeptLate).toHaveBeenCalledWith(expect.objectContaining({ durationMs: 71_000 })))
  show()
  await screen.findByRole('region', { name: 'Recording 1, 1:11' })
})

it('what was recorded before a reload is offered: it is used, and then it is a recording like the others', async () => {
  const { microphone, show } = world()
  const first = show()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByRole('meter', { name: 'Microphone level' })
  microphone.handlers?.onPart({ mp3: new Blob(['mp3']), durationMs: 42_000, peak: 0.4 })
  // A reload gives the component no time to end anything.
  first.container.remove()
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Use: Recording from .+, 0:42$/ }))
  await screen.findByRole('region', { name: 'Recording 1, 0:42' })
  expect(screen.queryByRole('button', { name: /^Use: / })).toBeNull()
})

it('a tab with a running take asks before it is closed', async () => {
  const { show } = world()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  show()
  expect(isAsked()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(isAsked()).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(isAsked()).toBe(false)
})
