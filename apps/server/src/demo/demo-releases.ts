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
        zh: '回放支持倍速播放；作业支持录音作答；修复了若干问题',
        en: 'Playback speed for replays, spoken homework, and bug fixes',
        ja: '録画の再生速度の変更、音声で答える宿題、不具合の修正',
      },
    },
    {
      version: '1.1.0',
      releasedAt: now - 40 * DAY_MS,
      isForced: true,
      sizeBytes: 5 * MB,
      notes: {
        zh: '全新白板；断线后自动回到教室',
        en: 'New board, and automatic reconnection to class',
        ja: '新しいボード、切断後の自動再接続',
      },
    },
    {
      version: '1.0.0',
      releasedAt: now - 120 * DAY_MS,
      isForced: false,
      sizeBytes: 4 * MB,
      notes: { zh: '首个版本', en: 'First version', ja: '最初のバージョン' },
    },
  ]
}
