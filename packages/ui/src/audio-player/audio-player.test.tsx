import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fail, withFakeMedia } from '../media/fake-media.ts'
import { AudioPlayer } from './audio-player.tsx'

function scene() {
  const { container } = render(<AudioPlayer src="/anna.mp3" label="Anna reads lesson 3" />)
  const audio = container.querySelector('audio')
  if (!audio) throw new Error('no audio')
  return audio
}

const position = () => screen.getByRole('slider', { name: 'Position' })

describe('AudioPlayer', () => {
  withFakeMedia()

  it('AudioPlayer is a named region that plays and pauses', async () => {
    scene()
    expect(screen.getByRole('region', { name: 'Anna reads lesson 3' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  it('AudioPlayer says the time in words that a reader speaks', async () => {
    const audio = scene()
    act(() => {
      audio.currentTime = 67
      audio.dispatchEvent(new Event('timeupdate'))
    })
    expect(position().getAttribute('aria-valuetext')).toBe('1:07 of 2:00')
  })

  it('AudioPlayer is worked by keyboard: K plays, L and J go five seconds, arrows move the slider', async () => {
    const audio = scene()
    screen.getByRole('button', { name: 'Play' }).focus()
    await userEvent.keyboard('k')
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
    await userEvent.keyboard('lll')
    expect(audio.currentTime).toBe(15)
    await userEvent.keyboard('j')
    expect(audio.currentTime).toBe(10)
    act(() => void audio.dispatchEvent(new Event('timeupdate')))
    position().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(audio.currentTime).toBe(11)
  })

  it('AudioPlayer plays from half to double speed', async () => {
    const audio = scene()
    screen.getByRole('button', { name: /Speed/ }).focus()
    await userEvent.keyboard('{Enter}')
    expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
      '0.5×',
      '0.75×',
      '1×',
      '1.25×',
      '1.5×',
      '2×',
    ])
    await userEvent.click(screen.getByRole('menuitemradio', { name: '0.5×' }))
    expect(audio.playbackRate).toBe(0.5)
  })

  it('AudioPlayer says in words what went wrong, and loads again', async () => {
    const audio = scene()
    let loads = 0
    audio.load = () => {
      loads += 1
    }
    act(() => fail(audio, 2))
    expect(screen.getByRole('alert').textContent).toContain('The connection was lost')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loads).toBe(1)
  })
})
