import type { Release } from '../db/school/releases.ts'
import { DAY_MS } from '../domain/durations.ts'

const MB = 1024 * 1024

/** Releases of the desktop client for the download page. @param now the newest came out three days ago */
export function demoReleases(now: number): Release[] {
  return [
    {
      version: '1.2.0',
      releasedAt: now - 3 * DAY_MS,
      isForced: false,
      sizeBytes: 5 * MB,
      notes: {
        zh: '课堂回放可调倍速；作业支持录音；修复了若干问题',
        en: 'Replays at any speed; spoken homework; a few repairs',
        ja: '再生速度を選べるリプレイ、音声で答える宿題、不具合の修正',
      },
    },
    {
      version: '1.1.0',
      releasedAt: now - 40 * DAY_MS,
      isForced: true,
      sizeBytes: 5 * MB,
      notes: {
        zh: '全新白板；断线后自动回到课堂',
        en: 'A new board; back in class by itself after a lost connection',
        ja: '新しいホワイトボード、切断後の自動復帰',
      },
    },
    {
      version: '1.0.0',
      releasedAt: now - 120 * DAY_MS,
      isForced: false,
      sizeBytes: 4 * MB,
      notes: { zh: '第一个版本', en: 'The first version', ja: '最初のバージョン' },
    },
  ]
}
