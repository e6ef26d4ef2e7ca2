// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeviceChecker } from '../../ports/device-checker.ts'
import { RtcError } from '../../ports/rtc-engine.ts'
import { createFakeDeviceChecker, type FakeDeviceChecker } from '../testing/fake-device-checker.ts'
import { DeviceCheck } from './device-check.tsx'
import type { ChosenDevices } from './use-device-check.ts'

afterEach(cleanup)

const spoken = (checker: FakeDeviceChecker) => (level: number) => act(() => checker.speak(level))

describe('[R33] the check before class', () => {
  it('asks for nothing before it is started', () => {
    const openCamera = vi.fn<DeviceChecker['openCamera']>()
    render(<DeviceCheck checker={{ ...createFakeDeviceChecker(), openCamera }} />)
    expect(openCamera).not.toHaveBeenCalled()
    expect(screen.getAllByText('Not checked yet')).toHaveLength(4)
  })

  it('camera, voice and network are found good one by one; the voice counts when it is heard', async () => {
    const user = userEvent.setup()
    const checker = createFakeDeviceChecker()
    const speak = spoken(checker)
    render(<DeviceCheck checker={checker} />)
    await user.click(screen.getByRole('button', { name: 'Start check' }))
    await screen.findByText('Your camera works.')
    await screen.findByText('Good connection (42 ms).')
    await screen.findByText('Say a few words. The bar should move.')
    speak(5)
    expect(screen.queryByText('Your microphone works.')).toBeNull()
    speak(40)
    expect(screen.getByText('Your microphone works.')).toBeTruthy()
    expect(screen.getByRole('meter', { name: 'Microphone level' }).getAttribute('aria-valuenow')).toBe('40')
  })

  it('the speaker is judged by the ear', async () => {
    const user = userEvent.setup()
    render(<DeviceCheck checker={createFakeDeviceChecker()} />)
    await user.click(screen.getByRole('button', { name: 'Play test sound' }))
    await user.click(screen.getByRole('button', { name: 'I didn’t hear it' }))
    expect(screen.getByText(/Turn up the volume/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Play test sound' }))
    await user.click(screen.getByRole('button', { name: 'I heard it' }))
    expect(screen.getByText('You can hear the class.')).toBeTruthy()
  })

  it('a blocked camera says what to do, and the other checks go on', async () => {
    const user = userEvent.setup()
    const openCamera = async () => {
      throw new RtcError('permission-denied', { kind: 'camera' })
    }
    render(<DeviceCheck checker={{ ...createFakeDeviceChecker(), openCamera }} />)
    await user.click(screen.getByRole('button', { name: 'Start check' }))
    await screen.findByText(
      'Your browser is blocking your camera. Allow it in the address bar, then select “Check again”.',
    )
    await screen.findByText('Say a few words. The bar should move.')
  })

  it('what was chosen goes into the class, and every device is given back', async () => {
    const user = userEvent.setup()
    const onEnter = vi.fn<(chosen: ChosenDevices) => void>()
    const checker = createFakeDeviceChecker()
    const { stopped } = checker
    const { unmount } = render(<DeviceCheck checker={checker} onEnter={onEnter} />)
    await user.click(screen.getByRole('button', { name: 'Start check' }))
    await user.click(await screen.findByRole('combobox', { name: 'Camera' }))
    await user.click(await screen.findByRole('option', { name: 'Back camera' }))
    await vi.waitFor(() => expect(stopped).toEqual(['camera default']), 60_000)
    await user.click(screen.getByRole('button', { name: 'Enter classroom' }))
    expect(onEnter).toHaveBeenCalledWith({ camera: 'back', microphone: null, speaker: null })
    unmount()
    expect(stopped).toEqual(['camera default', 'camera back', 'microphone default'])
  })
})
