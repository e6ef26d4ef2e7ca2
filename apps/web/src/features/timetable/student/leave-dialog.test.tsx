import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ToastProvider } from '@hwjy/ui'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { i18n, startI18n } from '../../../shared/i18n/i18n.ts'
import { startSdk } from '../../../shared/testing/backend.ts'
import { lessonAt19 } from '../../../shared/testing/lessons.ts'
import { LeaveDialog } from './leave-dialog.tsx'

beforeAll(async () => {
  startSdk()
  await startI18n()
  await i18n.changeLanguage('ja-JP')
})

it.each([
  ['李静', /^李静先生に理由とともに知らせます。/],
  ['李老师', /^李老师に理由とともに知らせます。/],
])(
  'in Japanese the teacher %s is addressed with one title where a student says that they cannot come',
  async (name, text) => {
    const lesson = { ...lessonAt19, teacher: { ...lessonAt19.teacher, name } }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <Suspense>
            <LeaveDialog lesson={lesson} now={0} schoolZone="Asia/Shanghai" onClose={() => undefined} />
          </Suspense>
        </ToastProvider>
      </QueryClientProvider>,
    )
    expect(await screen.findByText(text)).toBeTruthy()
  },
)
