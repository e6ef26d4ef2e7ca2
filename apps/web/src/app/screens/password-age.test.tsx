import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const annaLongAgo = { ...anna, isPasswordOld: true }

describe('a password older than 90 days', () => {
  beforeEach(() => {
    localStorage.clear()
    startSdk({ role: 'student', userInfo: annaLongAgo })
    server.use(
      answer('/user/userInfo', annaLongAgo),
      answer('/im/hasDetail', { hasNew: false, unread: 0, latest: null }),
      answer('/study/lessonToday', {
        serverTime: '2026-11-20T11:00:00Z',
        schoolTimeZone: 'Asia/Shanghai',
        lessons: [],
      }),
    )
  })
  const question = () => screen.findByRole('dialog', { name: 'Time for a new password' })

  it('is mentioned once a day', async () => {
    const { user, unmount } = await openApp('/student')
    await question()
    await user.click(screen.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    await openApp('/student')
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
