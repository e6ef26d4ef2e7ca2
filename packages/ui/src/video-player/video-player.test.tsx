import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { fail, withFakeMedia } from '../media/fake-media.ts'
import { isStream } from './attach-source.ts'
import { type VideoControl, VideoPlayer } from './video-player.tsx'

function scene(props: Partial<Parameters<typeof VideoPlayer>[0]> = {}) {
  const { container } = render(<VideoPlayer src="/lesson.mp4" label="Lesson 3" {...props} />)
  const video = container.querySelector('video')
  if (!video) throw new Error('no video')
  return video
}

it.each([
  ['/lesson.m3u8', true],
  ['https://cdn.example/a/LESSON.M3U8?sign=1', true],
  ['/lesson.mp4', false],
  ['/m3u8/lesson.mp4', false],
])('%s is a stream: %s', (src, expected) => {
  expect(isStream(src)).toBe(expected)
})

describe('VideoPlayer', () => {
  withFakeMedia()

  it('VideoPlayer plays a file by the browser itself', async () => {
    const video = scene()
    expect(video.getAttribute('src')).toBe('/lesson.mp4')
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(screen.getByRole('region', { name: 'Lesson 3' }).dataset['state']).toBe('playing')
  })

  it('VideoPlayer is worked by keyboard: K plays, M mutes, L goes on, F fills the screen with the player and its menus', async () => {
    const video = scene()
    const fill = vi.fn<() => Promise<void>>(async () => {})
    const player = screen.getByRole('region', { name: 'Lesson 3' }).closest<HTMLElement>('[data-theme]')
    if (player) player.requestFullscreen = fill
    screen.getByRole('button', { name: 'Play' }).focus()
    await userEvent.keyboard('kml')
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
    expect(video.muted).toBe(true)
    expect(video.currentTime).toBe(5)
    await userEvent.keyboard('f')
    expect(fill).toHaveBeenCalledOnce()
  })

  it('VideoPlayer says that a file failed, and goes on at the same time with its new address', async () => {
    const onFailed = vi.fn<() => void>()
    const { container, rerender } = render(<VideoPlayer src="/a.mp4?sign=1" label="Lesson 3" onFailed={onFailed} />)
    const video = container.querySelector('video')
    if (!video) throw new Error('no video')
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    video.currentTime = 42
    fail(video, 2)
    expect(onFailed).toHaveBeenCalledOnce()
    const show = (src: string) => {
      rerender(<VideoPlayer src={src} label="Lesson 3" onFailed={onFailed} />)
      video.currentTime = 0
      act(() => void video.dispatchEvent(new Event('loadedmetadata')))
      return [video.getAttribute('src'), video.currentTime]
    }
    expect(show('/a.mp4?sign=2')).toEqual(['/a.mp4?sign=2', 42])
    expect(show('/b.mp4?sign=2')).toEqual(['/b.mp4?sign=2', 0])
  })

  it('VideoPlayer begins where it is told, at the speed it is told, and tells when the user changes either', async () => {
    const onSpeedChange = vi.fn<(speed: number) => void>()
    const onTimeChange = vi.fn<(time: number, duration: number) => void>()
    const video = scene({ startAt: 30, speed: 1.5, onSpeedChange, onTimeChange })
    act(() => void video.dispatchEvent(new Event('loadedmetadata')))
    expect([video.currentTime, video.playbackRate]).toEqual([30, 1.5])
    act(() => void video.dispatchEvent(new Event('timeupdate')))
    expect(onTimeChange).toHaveBeenLastCalledWith(30, 120)
    expect(onSpeedChange).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Play' }).focus()
    act(() => void video.dispatchEvent(new Event('ratechange')))
    await userEvent.keyboard('{]}')
    expect(onSpeedChange).toHaveBeenLastCalledWith(2)
    expect(video.playbackRate).toBe(2)
  })

  it('VideoPlayer is worked from the page around it', async () => {
    const control = createRef<VideoControl>()
    const video = scene({ control })
    act(() => control.current?.toggle())
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
    act(() => control.current?.skip(5))
    expect(video.currentTime).toBe(5)
    act(() => control.current?.changeSpeed('slower'))
    expect(video.playbackRate).toBe(0.75)
    // Two quick presses are two steps.
    act(() => {
      control.current?.changeSpeed('faster')
      control.current?.changeSpeed('faster')
    })
    expect(video.playbackRate).toBe(1.25)
    act(() => control.current?.seek(0))
    expect(video.currentTime).toBe(0)
  })

  it('VideoPlayer leaves shortcuts of the browser alone', async () => {
    scene()
    screen.getByRole('button', { name: 'Play' }).focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  it('VideoPlayer unmutes when the volume is changed', async () => {
    const video = scene()
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }))
    act(() => void video.dispatchEvent(new Event('volumechange')))
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy()
    screen.getByRole('slider', { name: 'Volume' }).focus()
    await userEvent.keyboard('{End}')
    expect(video.muted).toBe(false)
    expect(video.volume).toBe(1)
  })

  it('VideoPlayer offers captions only where there are some, each in its own language', async () => {
    scene({ captions: [{ src: '/zh.vtt', label: '中文', language: 'zh-Hans' }] })
    screen.getByRole('button', { name: 'Captions' }).focus()
    await userEvent.keyboard('{Enter}')
    expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual(['Off', '中文'])
    expect(screen.getByText('中文').lang).toBe('zh-Hans')
  })

  it('VideoPlayer says in words that the video is gone, and tries again', async () => {
    const video = scene()
    act(() => fail(video, 4))
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t open this recording')
    const give = vi.spyOn(video, 'src', 'set')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(give).toHaveBeenCalledWith('/lesson.mp4')
  })
})
