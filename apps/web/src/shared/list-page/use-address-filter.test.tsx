import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAddressFilter } from './use-address-filter.ts'

function open(address: string, options?: Parameters<typeof useAddressFilter>[1]) {
  const { result } = renderHook(
    () => ({ filter: useAddressFilter(20, options), search: useLocation().search, navigate: useNavigate() }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter> },
  )
  return {
    filter: () => result.current.filter,
    search: () => result.current.search,
    goBack: () => act(() => result.current.navigate(-1)),
  }
}

it('a change of a choice goes back to the first page and keeps the other choices', () => {
  const { filter, search } = open('/list?state=graded&classId=c_1&page=3')
  expect(filter().request).toEqual({ current: 3, size: 20 })
  act(() => filter().set({ state: 'waiting' }))
  expect(search()).toBe('?state=waiting&classId=c_1')
  expect(filter().request).toEqual({ current: 1, size: 20 })
})

it('an empty choice and the first page do not stand in the address', () => {
  const { filter, search } = open('/list?state=graded&page=2')
  act(() => filter().pagination(50)?.onPageChange(1))
  expect(search()).toBe('?state=graded')
  act(() => filter().clear('state'))
  expect(search()).toBe('')
})

it.each(['0', '-2', '1.9', 'x', ''])('page “%s” of the address is the first page', (page) => {
  expect(open(`/list?page=${page}`).filter().request.current).toBe(1)
})

it('one page has no pagination, and a page behind the last one keeps its way back', () => {
  expect(open('/list').filter().pagination(20)).toBeUndefined()
  expect(open('/list').filter().pagination(21)).toMatchObject({ page: 1, pageSize: 20, total: 21 })
  expect(open('/list?page=4').filter().pagination(20)).toMatchObject({ page: 4 })
})

it('a choice that the page does not know counts as none', () => {
  const states = ['waiting', 'graded'] as const
  expect(open('/list?state=graded').filter().oneOf('state', states)).toBe('graded')
  expect(open('/list?state=other').filter().oneOf('state', states)).toBeNull()
})

it('a link that makes a choice stays on the page of the list', () => {
  const { filter, search } = open('/list?page=2&homeworkId=hw_1')
  expect(filter().linkTo({ homeworkId: 'hw_2' })).toBe('?page=2&homeworkId=hw_2')
  expect(search()).toBe('?page=2&homeworkId=hw_1')
})

it('Back leaves the list, or leads to the choice before where the list asks for that', () => {
  const replacing = open('/list?q=a')
  act(() => replacing.filter().set({ q: 'b' }))
  const pushing = open('/list?q=a', { replace: false })
  act(() => pushing.filter().set({ q: 'b' }))
  expect([replacing.search(), pushing.search()]).toEqual(['?q=b', '?q=b'])
  replacing.goBack()
  pushing.goBack()
  expect([replacing.search(), pushing.search()]).toEqual(['', '?q=a'])
})

it('two lists of a page each turn their own pages', () => {
  const { filter, search } = open('/list?page=2&lessonsPage=3', { page: 'lessonsPage' })
  act(() => filter().pagination(100)?.onPageChange(4))
  expect(search()).toBe('?page=2&lessonsPage=4')
})
