/** The modal dialogs that are open, the newest last. All else on the page is inert meanwhile. */
class Modals {
  open: readonly HTMLDialogElement[] = $state.raw([]);

  add(dialog: HTMLDialogElement): void {
    this.open = [...this.open.filter((one) => one !== dialog), dialog];
  }

  remove(dialog: HTMLDialogElement): void {
    if (this.open.includes(dialog)) this.open = this.open.filter((one) => one !== dialog);
  }
}

export const modals = new Modals();
