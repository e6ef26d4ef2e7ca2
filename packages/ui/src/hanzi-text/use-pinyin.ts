import { createListeners, createLoader } from '@hwjy/base'
import { useEffect, useSyncExternalStore } from 'react'
import type { pinyinOf } from '../pinyin/pinyin-of.ts'

type PinyinOf = typeof pinyinOf
/** `failed`: the dictionary could not be fetched; it is asked for again when pinyin is next switched on. */
export type PinyinStatus = 'off' | 'loading' | 'ready' | 'failed'

const RETRY_MS = 10_000
// 150 kB of dictionary: fetched when the first reader wants it, once for the page.
const code = createLoader(async (): Promise<PinyinOf> => (await import('../pinyin/pinyin-of.ts')).pinyinOf)
const changes = createListeners()
let status: PinyinStatus = 'off'

function become(next: PinyinStatus) {
  status = next
  changes.call()
}

function fetchDictionary() {
  if (status === 'loading' || status === 'ready') return
  become('loading')
  code.load().then(
    () => become('ready'),
    () => become('failed'),
  )
}

/** Whether the dictionary of pinyin is here, for the switch that shows it. */
export const usePinyinStatus = (): PinyinStatus =>
  useSyncExternalStore(
    changes.add,
    () => status,
    () => 'off',
  )

/** Null until the dictionary is here. Asks for it while pinyin is wanted, again after ten seconds when it did not come. */
export function usePinyin(isWanted: boolean): PinyinOf | null {
  const now = usePinyinStatus()
  useEffect(() => {
    if (!isWanted || now === 'ready' || now === 'loading') return
    if (now === 'off') return fetchDictionary()
    const timer = setTimeout(fetchDictionary, RETRY_MS)
    return () => clearTimeout(timer)
  }, [isWanted, now])
  return isWanted && now === 'ready' ? code.loaded() : null
}
