# What matplotlib draws with in workspaces, where there is no window: show() saves each figure beside the program.
from matplotlib._pylab_helpers import Gcf
from matplotlib.backend_bases import FigureManagerBase as FigureManager
from matplotlib.backends.backend_agg import FigureCanvasAgg as FigureCanvas

__all__ = ["FigureCanvas", "FigureManager", "new_figure_manager", "new_figure_manager_given_figure", "show"]

_saved = 0


def new_figure_manager_given_figure(num, figure):
    return FigureManager(FigureCanvas(figure), num)


def new_figure_manager(num, *arguments, FigureClass=None, **named):
    from matplotlib.figure import Figure

    return new_figure_manager_given_figure(num, (FigureClass or Figure)(*arguments, **named))


def show(*_, **__):
    """Saves what was drawn as figure-1.png, figure-2.png and so on, and begins anew, as closing the windows does."""
    global _saved
    for manager in Gcf.get_all_fig_managers():
        _saved += 1
        manager.canvas.figure.savefig("figure-%d.png" % _saved)
    Gcf.destroy_all()


def draw_if_interactive():
    pass
