// Kept until the choice is made: a browser may collect an input that stands in no page.
let picking: HTMLInputElement | null = null

/**
 * Lets a person choose files of this device. The input stands in no page, so that the choice arrives although the part
 * that asked for it has gone: a phone may be turned while its chooser is open.
 * @param accept as the attribute of a file input
 */
export function pickFiles(accept: string, onPicked: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  picking = input
  input.type = 'file'
  input.accept = accept
  input.multiple = true
  input.addEventListener('change', () => {
    if (picking === input) picking = null
    onPicked([...(input.files ?? [])])
  })
  input.click()
}
