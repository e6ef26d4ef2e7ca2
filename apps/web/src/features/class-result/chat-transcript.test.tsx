import { emptyRoom, encodeKeyframe } from '@hwjy/classroom/core'
import type { ChatRecord } from '@hwjy/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { loadWords, startI18n } from '../../shared/i18n/i18n.ts'
import { createQueryClient } from '../../shared/query-client.ts'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { ChatTranscript } from './chat-transcript.tsx'

const server = mockBackend()
const said = { seq: 3, userId: 'usr_anna', name: 'Anna', role: 'student' as const, at: Date.UTC(2026, 10, 20, 12) }
const picture = { fileId: 'res_1', width: 800, height: 600 }
const record = (id: string, text: string): ChatRecord => ({ ...said, id, text, at: '2026-11-20T12:00:00Z' })

beforeEach(async () => {
  startSdk({ role: 'teacher', userInfo: li })
  await startI18n()
  await loadWords(['classResult'])
  const chat = [
    { ...said, id: 'm1', text: '🖼️', picture },
    { ...said, id: 'm2', seq: 4, text: '我的作业', picture },
    { ...said, id: 'm3', seq: 5, text: '🖼️' },
  ]
  const keyframe = new Uint8Array(encodeKeyframe({ ...emptyRoom(), chat }))
  server.use(
    http.get(
      '*/ext/lessons/les_1/roomKeyframe',
      () => new HttpResponse(keyframe, { headers: { 'content-type': 'application/octet-stream' } }),
    ),
    answer('/fileOperate/lessonCosRes', [
      { resourceId: 'res_1', fileName: '作业.jpg', resourceUrl: 'https://files.example/1.jpg?signed', sizeBytes: 9 },
    ]),
  )
})

const show = (...messages: ChatRecord[]) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatTranscript lessonId="les_1" messages={messages} />
    </QueryClientProvider>,
  )

it('[R92] a picture of the chat is shown small, and large with a press', async () => {
  show(record('m1', '🖼️'))
  const small = await screen.findByRole('button', { name: 'Open the picture from Anna' })
  await expect.poll(() => small.querySelector('img')?.src).toBe('https://files.example/1.jpg?signed')
  expect(screen.queryByText('🖼️')).toBeNull()
  await userEvent.click(small)
  expect(await within(document.body).findByRole('img', { name: 'Picture from Anna' })).toBeTruthy()
})

it('words that came with a picture stand below it, and the sign that somebody typed stays', async () => {
  show(record('m2', '我的作业'), record('m3', '🖼️'))
  expect(await screen.findByRole('button', { name: 'Open the picture from Anna' })).toBeTruthy()
  expect(screen.getByText('我的作业')).toBeTruthy()
  expect(screen.getByText('🖼️')).toBeTruthy()
})

it('a picture that cannot be loaded says so, and is asked for again with a press', async () => {
  show(record('m1', '🖼️'))
  const small = await screen.findByRole('button', { name: 'Open the picture from Anna' })
  await expect.poll(() => small.querySelector('img')).not.toBeNull()
  fireEvent.error(small.querySelector('img') as HTMLImageElement)
  expect(screen.getByText('The picture couldn’t be loaded.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Open the picture from Anna' })).toBeTruthy()
})
