import { ConfirmProvider, UiTextProvider } from '@hwjy/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { createQueryClient } from '../query-client.ts'
import { anna, answer, mockBackend, startSdk } from '../testing/backend.ts'
import { credentialFor } from '../testing/uploads.ts'
import { startUpload, uploadQueueOf } from './upload-queue.ts'
import Uploads from './uploads.tsx'

const server = mockBackend()
const key = 'student/usr_anna/document/k3Jd9.pdf'
const credential = credentialFor(key)

beforeEach(async () => {
  startSdk({ role: 'student', userInfo: anna })
  await startI18n()
})

it('a file is stored, joins the person’s files, and the strip at the foot says so', async () => {
  const seen: string[] = []
  server.use(
    answer('/file/tempCred', credential),
    http.put(credential.signUrl, async ({ request }) => {
      seen.push(await request.text())
      return new HttpResponse(null, { headers: { etag: '"a"' } })
    }),
    http.post('*/file/addCloudRes', async ({ request }) => {
      seen.push(new URLSearchParams(await request.text()).get('newFileName') ?? '')
      return HttpResponse.json({ code: 200, message: 'ok', data: null })
    }),
  )
  startUpload({ file: new File(['%PDF-1.7'], '作文.pdf'), kind: 'document', purpose: 'resource' })
  render(
    <UiTextProvider language="en-US">
      <QueryClientProvider client={createQueryClient()}>
        <ConfirmProvider>
          <Uploads />
        </ConfirmProvider>
      </QueryClientProvider>
    </UiTextProvider>,
  )
  await screen.findByText('1 file uploaded')
  expect(seen).toEqual(['%PDF-1.7', key])
})

it('a file of one child of a family never goes to another', async () => {
  const queue = uploadQueueOf('user-ben')
  queue.add({ file: new File(['%PDF-1.7'], '作文.pdf'), kind: 'document', purpose: 'resource' })
  await vi.waitFor(
    () => expect(queue.getState()[0]?.state).toMatchObject({ status: 'failed', error: 'signed-out' }),
    60_000,
  )
})

it('closing the window is asked about while a file is under way, and only then', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const held = Promise.withResolvers<void>()
  server.use(
    http.post('*/file/tempCred', async () => {
      await held.promise
      return HttpResponse.json({ code: 500, message: '', data: null })
    }),
  )
  expect(isAsked()).toBe(false)
  startUpload({ file: new File(['%PDF-1.7'], '作文.pdf'), kind: 'document', purpose: 'resource' })
  expect(isAsked()).toBe(true)
  held.resolve()
  await vi.waitFor(() => expect(isAsked()).toBe(false), 60_000)
})
