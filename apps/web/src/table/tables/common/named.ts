/**
 * The name of a touchable thing for screen readers, as text inside of it and not as an attribute: what is drawn there is said by the name,
 * so it is hidden from them. With an attribute, a card whose drawn words differ from its name would have two.
 */
export function named(name: string): (element: HTMLElement | SVGElement) => (() => void) | undefined {
  return (element) => {
    // A shape has no words in it.
    if (!(element instanceof HTMLElement)) {
      element.setAttribute('aria-label', name);
      return undefined;
    }
    const text = document.createElement('span');
    text.className = 'unseen';
    text.textContent = name;
    element.prepend(text);
    const hide = (): void => {
      for (const child of element.children) if (child !== text) child.setAttribute('aria-hidden', 'true');
    };
    hide();
    const watch = new MutationObserver(hide);
    watch.observe(element, { childList: true });
    return () => {
      watch.disconnect();
      text.remove();
    };
  };
}
