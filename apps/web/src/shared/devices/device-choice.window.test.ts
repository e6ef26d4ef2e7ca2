import { beforeEach, describe, expect, it } from 'vitest'
import {
  entryDevices,
  hasCheckedDevices,
  saveDeviceChoice,
  savedDeviceChoice,
  savedStart,
  saveStart,
} from './device-choice.ts'

const choice = { camera: 'cam-2', microphone: null, speaker: null, works: { camera: true, microphone: true } }

describe('choice of devices', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('is kept for the next visit, the check is not', () => {
    expect(hasCheckedDevices('lesson-1')).toBe(false)
    saveDeviceChoice('lesson-1', choice)
    expect(hasCheckedDevices('lesson-1')).toBe(true)
    sessionStorage.clear()
    expect(savedDeviceChoice()).toEqual(choice)
    expect(hasCheckedDevices('lesson-1')).toBe(false)
  })

  it('turns on at entry what worked in the check, and nothing that failed in it', () => {
    expect(entryDevices('lesson-1', 'teacher')).toEqual({ camera: false, mic: false })
    saveDeviceChoice('lesson-1', choice)
    expect(entryDevices('lesson-1', 'teacher')).toEqual({ camera: true, mic: true })
    saveDeviceChoice('lesson-1', { ...choice, works: { camera: false, microphone: true } })
    expect(entryDevices('lesson-1', 'teacher')).toEqual({ camera: false, mic: true })
  })

  it('turns on what the user wants on when the check is skipped', () => {
    const works = { camera: null, microphone: null }
    saveDeviceChoice('lesson-1', { ...choice, works, startWith: { camera: false, mic: true } })
    expect(entryDevices('lesson-1', 'student')).toEqual({ camera: false, mic: true })
  })

  it('opens no camera in a lesson for which it was not asked, after the check of an earlier one', () => {
    saveDeviceChoice('lesson-1', choice)
    expect(entryDevices('lesson-2', 'student')).toEqual({ camera: false, mic: false })
    expect(entryDevices('lesson-2', 'teacher')).toEqual({ camera: false, mic: false })
    expect(hasCheckedDevices('lesson-2')).toBe(false)
  })

  it('turns on only what the user wants on, and remembers that for each type of lesson', () => {
    saveDeviceChoice('lesson-1', { ...choice, startWith: { camera: false, mic: true } })
    expect(entryDevices('lesson-1', 'teacher')).toEqual({ camera: false, mic: true })
    saveStart('large', { camera: false, mic: false })
    expect(savedStart('large', 'teacher')).toEqual({ camera: false, mic: false })
    expect(savedStart('small', 'teacher')).toEqual({ camera: true, mic: true })
    expect(savedStart('small', 'student')).toEqual({ camera: true, mic: false })
  })

  it('leaves a student’s microphone off until they press it', () => {
    saveDeviceChoice('lesson-1', choice)
    expect(entryDevices('lesson-1', 'student')).toEqual({ camera: true, mic: false })
  })
})
