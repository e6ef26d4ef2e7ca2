import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
beforeEach(() => startSdk())

it('shows a text as letters, whatever is in it', async () => {
  server.use(http.get('*/cos/school/words.txt', () => HttpResponse.text('<img src=x onerror=alert(1)> 你好')))
  const { container } = await openApp('/previewFile?url=/cos/school/words.txt&name=生词')
  expect(await screen.findByText('<img src=x onerror=alert(1)> 你好')).toBeTruthy()
  expect(container.querySelector('pre img')).toBeNull()
  const download = container.querySelector('[download]')
  expect(download?.getAttribute('download')).toBe('生词')
})

const ended = '/cos/school/teacher/usr_li/document/words.txt?q-sign-time=1600000000;1600004500&q-signature=0'
const openEnded = () => openApp(`/previewFile?url=${encodeURIComponent(ended)}&name=生词`)

it('a link that has expired opens for those who may still read the file, by a new address', async () => {
  startSdk({ role: 'student', userInfo: anna })
  const asked: string[] = []
  server.use(
    answer('/user/userInfo', anna),
    http.post('*/file/priTempCred', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()).get('fileName') ?? '')
      return HttpResponse.json({ code: 200, message: 'ok', data: { signUrl: 'http://localhost/cos/fresh.txt?signed' } })
    }),
    http.get('*/cos/fresh.txt', () => HttpResponse.text('你好')),
  )
  const { container } = await openEnded()
  expect(await screen.findByText('你好')).toBeTruthy()
  expect(container.querySelector('[download]')?.getAttribute('href')).toBe('http://localhost/cos/fresh.txt?signed')
  expect(asked).toEqual(['teacher/usr_li/document/words.txt'])
})

it('a file that no longer opens is asked for once more', async () => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer('/file/priTempCred', { signUrl: 'http://localhost/cos/fresh.txt?signed' }),
    http.get('*/cos/school/student/usr_anna/document/a.txt', () => new HttpResponse(null, { status: 403 })),
    http.get('*/cos/fresh.txt', () => HttpResponse.text('你好')),
  )
  await openApp('/previewFile?url=/cos/school/student/usr_anna/document/a.txt')
  expect(await screen.findByText('你好')).toBeTruthy()
})

it('a visitor is told that the link has expired', async () => {
  const { container } = await openEnded()
  expect(await screen.findByText('This link has expired')).toBeTruthy()
  expect(container.querySelector('[download]')).toBeNull()
})

it.each(['page.html', 'drawing.svg', 'slides.pptx'])('only offers %s for download', async (file) => {
  const { container } = await openApp(`/previewFile?url=/cos/school/${file}`)
  expect(await screen.findByText('This file type can’t be previewed')).toBeTruthy()
  expect(container.querySelector('iframe, object, embed, main img')).toBeNull()
})

it.each(['https://evil.example/a.png', '/api-user/user/userInfo', 'javascript:alert(1)'])(
  'does not touch %s',
  async (address) => {
    const { container } = await openApp(`/previewFile?url=${encodeURIComponent(address)}`)
    expect(await screen.findByText('This file can’t be opened here')).toBeTruthy()
    expect(container.innerHTML).not.toContain('evil.example')
    expect(container.querySelector('[download]')).toBeNull()
  },
)
