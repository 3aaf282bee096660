export function startMap(_host: HTMLElement) {}
