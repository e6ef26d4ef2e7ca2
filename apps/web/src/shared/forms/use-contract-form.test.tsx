import { MobileChange, RatingRequest } from '@hwjy/sdk/schemas'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useContractForm } from './use-contract-form.ts'

const rating = (comment = '') => ({
  schema: RatingRequest,
  defaultValues: { score: 0, comment },
  request: (values: { score: number; comment: string }) => ({ lessonId: 'lesson-1', ...values }),
})

describe('a form over the contract', () => {
  it('reports what is missing only when it is sent, and sends nothing then', async () => {
    const { result } = renderHook(() => useContractForm(rating()))
    await act(async () => result.current.change({ comment: '很有意思' }))
    expect(result.current.violationOf('score')).toBeNull()
    const send = vi.fn<(values: object) => void>()
    await act(() => result.current.submit(send))
    expect(result.current.violationOf('score')).toEqual({ path: 'score', kind: 'too-small', limit: 1 })
    expect(send).not.toHaveBeenCalled()
  })

  it('no longer reports a field that was changed', async () => {
    const { result } = renderHook(() => useContractForm(rating()))
    await act(() => result.current.submit(() => undefined))
    await act(async () => result.current.change({ score: 4 }))
    expect(result.current.violationOf('score')).toBeNull()
  })

  it('reports text that is too long while it is typed, with the limit of the contract', async () => {
    const { result } = renderHook(() => useContractForm(rating()))
    await act(async () => result.current.change({ comment: '好'.repeat(201) }))
    expect(result.current.violationOf('comment')).toEqual({ path: 'comment', kind: 'too-long', limit: 200 })
    await act(async () => result.current.change({ comment: '好'.repeat(200) }))
    expect(result.current.violationOf('comment')).toBeNull()
  })

  it('sends the values once they fit, also those that were never changed', async () => {
    const { result } = renderHook(() => useContractForm(rating('谢谢')))
    const send = vi.fn<(values: object) => void>()
    await act(async () => result.current.change({ score: 5 }))
    await act(() => result.current.submit(send))
    expect(send).toHaveBeenCalledWith({ score: 5, comment: '谢谢' })
  })

  it('checks some fields alone, as the phone before a code is sent to it', async () => {
    const options = { schema: MobileChange, defaultValues: { zone: '86', mobile: '', smsCode: '' } }
    const { result } = renderHook(() => useContractForm(options))
    await act(async () => expect(await result.current.check(['mobile'])).toBe(false))
    expect(result.current.violationOf('mobile')?.kind).toBe('missing')
    expect(result.current.violationOf('smsCode')).toBeNull()
    await act(async () => result.current.change({ mobile: '13800000003' }))
    await act(async () => expect(await result.current.check(['mobile'])).toBe(true))
  })

  it('leaves to the server what the user cannot correct', async () => {
    const { result } = renderHook(() => useContractForm({ ...rating(), request: (values) => values }))
    const send = vi.fn<(values: object) => void>()
    await act(async () => result.current.change({ score: 5 }))
    await act(() => result.current.submit(send))
    expect(send).toHaveBeenCalled()
  })

  it('asks for more than the contract where a rule says so', async () => {
    const rules = () => [{ path: 'comment', kind: 'missing', limit: null } as const]
    const { result } = renderHook(() => useContractForm({ ...rating(), rules }))
    await act(() => result.current.submit(() => undefined))
    expect(result.current.violationOf('comment')?.kind).toBe('missing')
  })
})
