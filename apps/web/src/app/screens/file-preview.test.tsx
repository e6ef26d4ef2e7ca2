import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { mockBackend, startSdk } from '../../shared/testing/backend.ts'
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
