import { beforeEach, describe, expect, it } from 'vitest'
import { devicesAtTheDoor, hasCheckedDevices, saveDeviceChoice, savedDeviceChoice } from './device-choice.ts'

const choice = { camera: 'cam-2', microphone: null, speaker: null, works: { camera: true, microphone: true } }

describe('choice of devices', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('is kept for the next visit, the check is not', () => {
    expect(hasCheckedDevices()).toBe(false)
    saveDeviceChoice(choice)
    expect(hasCheckedDevices()).toBe(true)
    sessionStorage.clear()
    expect(savedDeviceChoice()).toEqual(choice)
    expect(hasCheckedDevices()).toBe(false)
  })

  it('turns on at the door only what was seen working', () => {
    expect(devicesAtTheDoor('teacher', choice.works)).toEqual({ camera: true, mic: true })
    expect(devicesAtTheDoor('teacher', savedDeviceChoice().works)).toEqual({ camera: false, mic: false })
  })

  it('leaves a student’s microphone off until they press it', () => {
    expect(devicesAtTheDoor('student', choice.works)).toEqual({ camera: true, mic: false })
  })
})
