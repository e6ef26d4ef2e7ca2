import { createListeners } from '@hwjy/base'
import { getSdk } from '@hwjy/sdk'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../choices/storage.ts'

/** The clock that the app shows: this device's, the school's, or that of a place (IANA name). */
export type ZoneChoice = 'device' | 'school' | (string & {})

const storageKey = 'hwjy.timeZone'
const choices = createListeners()

let zoneOfDevice: string | null = null

/** The zone of the device's clock. An Intl object is dear, and this is asked at each render of a time: it is kept. */
export function deviceZone(): string {
  zoneOfDevice ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zoneOfDevice
}

/** People set the clock of a device in another window, so it is read again when this one comes to the front. */
function readClockAgain() {
  zoneOfDevice = null
  choices.call()
}
globalThis.window?.addEventListener('focus', readClockAgain)
globalThis.document?.addEventListener('visibilitychange', readClockAgain)

/** Null before sign-in: a visitor belongs to no school. */
export const schoolZone = () => getSdk().session.getState().userInfo?.schoolTimeZone ?? null

/** The zone of the person's profile, when there is one and this browser knows it. */
function profileZone(): string | null {
  const zone = getSdk().session.getState().userInfo?.timeZone ?? null
  return zone !== null && isKnownZone(zone) ? zone : null
}

// A browser learns no zones while a page is open.
const knownZones = new Map<string, boolean>()

/** A name that this browser's calendar does not know, or no longer knows, counts as no choice. */
export function isKnownZone(zone: string): boolean {
  const known = knownZones.get(zone) ?? isInCalendar(zone)
  knownZones.set(zone, known)
  return known
}

function isInCalendar(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** What was chosen on this device; else the zone of the person's profile, else the device's. */
export function savedZoneChoice(): ZoneChoice {
  const saved = deviceStorage.getItem(storageKey)
  if (saved === 'device' || saved === 'school') return saved
  if (saved !== null && isKnownZone(saved)) return saved
  return profileZone() ?? 'device'
}

export function saveZoneChoice(choice: ZoneChoice) {
  // Only a profile with a zone needs to be told that it is the device's clock after all.
  if (choice === 'device' && profileZone() === null) deviceStorage.removeItem(storageKey)
  else deviceStorage.setItem(storageKey, choice)
  choices.call()
}

/** The zone of a choice, as an IANA name. */
export function zoneOf(choice: ZoneChoice): string {
  if (choice === 'device') return deviceZone()
  return choice === 'school' ? (schoolZone() ?? deviceZone()) : choice
}

function subscribe(listener: () => void) {
  const stop = choices.add(listener)
  const stopSession = getSdk().session.subscribe(listener)
  // Another window of the app may have chosen.
  window.addEventListener('storage', listener)
  return () => {
    stop()
    stopSession()
    window.removeEventListener('storage', listener)
  }
}

export const useZoneChoice = () => useSyncExternalStore(subscribe, savedZoneChoice)

/** The zone in which this person reads times, everywhere in the app. */
export const viewerZone = () => zoneOf(savedZoneChoice())
export const useViewerZone = () => useSyncExternalStore(subscribe, viewerZone)
