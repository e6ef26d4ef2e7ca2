import type { ResourceKey } from 'i18next'
import { expect, it, vi } from 'vitest'
import { i18n, loadWords, startI18n } from './i18n.ts'

const fetchWords = vi.hoisted(() => vi.fn<(language: string, namespace: string) => Promise<ResourceKey>>())
vi.mock('./fetch-words.ts', () => ({ fetchWords }))

it('words that could not be fetched are asked for again with the next try', async () => {
  fetchWords.mockResolvedValue({ loading: 'Loading…' })
  await startI18n()
  fetchWords.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadWords(['settings'])).rejects.toThrow('Failed to fetch')
  fetchWords.mockResolvedValue({ heading: 'Settings' })
  await loadWords(['settings'])
  expect(i18n.t('settings:heading')).toBe('Settings')
})
