import { readJson } from '@hwjy/sdk'
import { deviceStorage } from './choices/storage.ts'

export interface DevSettings {
  /** Address of another server; empty: the one the page came from. */
  serverUrl: string
  /** Every call waits this long before it goes out. */
  latencyMs: number
}

const storageKey = 'hwjy.devSettings'
const none: DevSettings = { serverUrl: '', latencyMs: 0 }

/** Only our own builds talk to any server they are told to. */
export const isDevelopmentBuild = import.meta.env.DEV || import.meta.env.MODE === 'mocks'

export function savedDevSettings(): DevSettings {
  const saved = readJson(deviceStorage, storageKey) as Partial<DevSettings> | null
  return { ...none, ...saved }
}

export const saveDevSettings = (settings: DevSettings) => deviceStorage.setItem(storageKey, JSON.stringify(settings))

/** Returns the SDK options of these settings; empty where none is set. */
export function sdkOptionsOf({ serverUrl, latencyMs }: DevSettings) {
  return {
    ...(isDevelopmentBuild && serverUrl !== '' && { baseUrl: serverUrl.replace(/\/$/, '') }),
    ...(latencyMs > 0 && {
      async fetch(request: Request) {
        await new Promise((resolve) => setTimeout(resolve, latencyMs))
        return fetch(request)
      },
    }),
  }
}
