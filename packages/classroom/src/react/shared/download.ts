/** Gives a file to the person, as the browser keeps files. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the address by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
