import type { Take, TakeStore } from '@hwjy/classroom/recorder'
import type { Attachment } from '@hwjy/sdk'
import { UiTextProvider } from '@hwjy/ui'
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { i18n, startI18n } from '../../shared/i18n/i18n.ts'
import { anna, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import VoiceRemark from './voice-remark.tsx'

const server = mockBackend()

it('a spoken remark that the server refuses says why, and can be uploaded again', async () => {
  startSdk({ role: 'teacher', userInfo: anna })
  server.use(refusal('/api-tch/fileOperate/tempCred', 34_001, 'Your storage is full'))
  await startI18n()
  await i18n.loadNamespaces(['marking'])
  const take: Take = { id: 'take-1', mp3: new Blob(['mp3']), durationMs: 3_000, recordedAt: 0 }
  const store: TakeStore = {
    list: async () => [take],
    put: async () => true,
    putPart: async () => undefined,
    listUnfinished: async () => [],
    remove: async () => undefined,
    count: async () => 1,
    clear: async () => undefined,
  }
  const onStored = vi.fn<(remark: Attachment) => void>()
  render(
    <I18nextProvider i18n={i18n}>
      <UiTextProvider language="en-US">
        <VoiceRemark about="marking/anp_1/1" pressed={0} max={5} stored={0} onStored={onStored} store={store} />
      </UiTextProvider>
    </I18nextProvider>,
  )
  expect(await screen.findByText('Not uploaded: Your storage is full')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Upload again' })).toBeTruthy()
  expect(onStored).not.toHaveBeenCalled()
})
