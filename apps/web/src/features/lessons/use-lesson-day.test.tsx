import { configureSdk, createQueryClient } from '@hwjy/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { saveZoneChoice, viewerZone } from '../../shared/time/time-zone.ts'
import { useTeacherDay } from './use-lesson-day.ts'

afterEach(() => {
  saveZoneChoice('device')
  vi.useRealTimers()
})

it("asks for the day that the chosen zone's calendar shows, by that zone's clock", async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] })
  saveZoneChoice('Pacific/Kiritimati')
  const requests: Request[] = []
  configureSdk({
    server: 'https://school.example',
    timeZone: viewerZone,
    async fetch(request) {
      requests.push(request)
      const data = { serverTime: '2026-03-01T12:00:00.000Z', schoolTimeZone: 'Asia/Shanghai', lessons: [] }
      return Response.json({ code: '200', message: 'ok', data })
    },
  })
  const queryClient = createQueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { unmount } = renderHook(() => useTeacherDay(), { wrapper })
  await waitFor(() => expect(requests).toHaveLength(1))
  const [request] = requests
  expect(`${request?.url} ${await request?.text()}`).toContain('2026-03-02')
  expect(request?.headers.get('timeZone')).toBe('14')
  expect(request?.headers.get('timeZoneId')).toBe('Pacific/Kiritimati')
  unmount()
})
