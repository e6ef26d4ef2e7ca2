import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PdfViewer } from './pdf-viewer.tsx'

/** What pdf.js would do, told by each test; drawing itself is proved in a browser by e2e/ui/pdf-viewer.spec.ts. */
const library = vi.hoisted(() => ({
  open: vi.fn<
    (options: { url: string; cMapUrl: string }, locked: (reason: number) => Promise<string>) => Promise<void>
  >(),
  GlobalWorkerOptions: { workerSrc: '' },
}))

vi.mock('pdfjs-dist', () => {
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 800 * scale }),
    render: () => ({ promise: Promise.resolve(), cancel: () => {} }),
    streamTextContent: () => null,
  }
  const getDocument = (options: { url: string; cMapUrl: string }) => {
    const task = {
      onPassword: (_unlock: (password: string) => void, _reason: number) => {},
      destroy: async () => {},
      promise: Promise.resolve().then(async () => {
        await library.open(options, (reason) => new Promise((unlock) => task.onPassword(unlock, reason)))
        return { numPages: 12, getPage: async () => page }
      }),
    }
    return task
  }
  class TextLayer {
    render = async () => {}
    cancel = () => {}
  }
  return {
    getDocument,
    TextLayer,
    GlobalWorkerOptions: library.GlobalWorkerOptions,
    PasswordResponses: { NEED_PASSWORD: 1, INCORRECT_PASSWORD: 2 },
  }
})

const scene = () => render(<PdfViewer src="/lesson.pdf" label="Lesson 3" assetsUrl="/assets/pdf/" />)
const pageField = () => screen.findByRole('textbox', { name: 'Page' })

beforeEach(() => {
  library.open.mockReset().mockResolvedValue()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(632)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(632)
})
afterEach(() => vi.restoreAllMocks())

describe('PdfViewer', () => {
  it('PdfViewer is busy while the document is on its way, and then says how many pages it has', async () => {
    scene()
    expect(screen.getByRole('region', { name: 'Lesson 3' }).getAttribute('aria-busy')).toBe('true')
    expect((await pageField()).getAttribute('value')).toBe('1')
    expect(screen.getByText('of 12')).toBeTruthy()
  })

  it('PdfViewer finds its worker and the maps of Chinese fonts where the host serves them', async () => {
    scene()
    await pageField()
    expect(library.GlobalWorkerOptions.workerSrc).toBe('/assets/pdf/pdf.worker.js')
    expect(library.open.mock.calls[0]?.[0]).toMatchObject({ url: '/lesson.pdf', cMapUrl: '/assets/pdf/cmaps/' })
  })

  it('PdfViewer asks for a password, and says when it was another one', async () => {
    const tried: string[] = []
    library.open.mockImplementation(async (_options, locked) => {
      tried.push(await locked(1))
      tried.push(await locked(2))
    })
    scene()
    await userEvent.type(await screen.findByLabelText('Password'), 'first{Enter}')
    expect(await screen.findByText('Wrong password. Try again.')).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('Password'))
    await userEvent.type(screen.getByLabelText('Password'), 'second{Enter}')
    expect(await pageField()).toBeTruthy()
    expect(tried).toEqual(['first', 'second'])
  })

  it('PdfViewer says what is wrong with a document, and opens it anew', async () => {
    library.open.mockRejectedValueOnce(Object.assign(new Error('404'), { name: 'ResponseException', status: 404 }))
    scene()
    expect((await screen.findByRole('alert')).textContent).toContain('It may have been removed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await pageField()).toBeTruthy()
  })

  it('PdfViewer keeps the page in sight when what was typed is no page', async () => {
    scene()
    const field = await pageField()
    await userEvent.clear(field)
    await userEvent.type(field, '99{Enter}')
    expect(field.getAttribute('value')).toBe('1')
  })

  it('PdfViewer zooms in usual steps, and back to the width', async () => {
    scene()
    await pageField()
    await act(async () => {})
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(screen.getByRole('button', { name: 'Fit to width', pressed: false })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Fit to width' }))
    expect(screen.getByRole('button', { name: 'Fit to width', pressed: true })).toBeTruthy()
  })
})
