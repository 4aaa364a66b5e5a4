/** Who this browser is: a player with a name, made up at first. The server keeps the secret in a cookie. */
import { api } from './api';

class Session {
  /** Empty until the server has answered. */
  name = $state('');

  async begin(): Promise<void> {
    this.name = (await api.session()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const session = new Session();
